/** At most so many calls to one bank at once; the rest wait in line, and a line too long is refused. */
export type Gate = {
  /** Resolves to a function that gives the place back, or to `null` if the wait was too long. */
  enter(maxWaitMs: number): Promise<(() => void) | null>;
  readonly inside: number;
};

export function createGate(places: number, longestLine: number): Gate {
  let inside = 0;
  const line: (() => void)[] = [];

  function leave(): void {
    const next = line.shift();
    if (next) next();
    else inside -= 1;
  }

  /** Giving a place back twice must not create one. */
  function place(): () => void {
    let left = false;
    return () => {
      if (!left) leave();
      left = true;
    };
  }

  return {
    get inside() {
      return inside;
    },
    enter(maxWaitMs) {
      if (inside < places) {
        inside += 1;
        return Promise.resolve(place());
      }
      if (line.length >= longestLine) return Promise.resolve(null);
      return new Promise((resolve) => {
        const admit = () => {
          clearTimeout(patience);
          resolve(place());
        };
        const patience = setTimeout(() => {
          line.splice(line.indexOf(admit), 1);
          resolve(null);
        }, maxWaitMs);
        line.push(admit);
      });
    },
  };
}
