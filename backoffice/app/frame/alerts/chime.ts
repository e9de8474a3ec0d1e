/** Alert sound of two short notes. Browsers play sound only after a user gesture. */
let sounding: AudioContext | undefined;

/** Call in a user gesture: afterwards the sound can be played. */
export function allowChime(): void {
  sounding ??= new AudioContext();
  if (sounding.state === 'suspended') void sounding.resume();
}

/** Silent before `allowChime`. */
export function chime(): void {
  if (sounding?.state !== 'running') return;
  for (const [at, hertz] of [
    [0, 880],
    [0.18, 1175],
  ] as const)
    note(sounding, sounding.currentTime + at, hertz);
}

function note(context: AudioContext, at: number, hertz: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.25, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.5);
}
