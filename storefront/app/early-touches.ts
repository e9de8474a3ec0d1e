/**
 * Records clicks and input on the server-rendered page before the app has started, and replays them afterwards. A
 * separate file, because it has to load long before the rest. Links and the search form work without scripts.
 */
type Field = HTMLInputElement | HTMLSelectElement;
/** Identifies the same control in the page that the app renders: the n-th with this name. */
type Place = { name: string; nth: number };

const kinds = 'button,input,select,summary';
const texts = 'select,input:not([type=checkbox]):not([type=radio])';
const presses: Place[] = [];
const typed = new Map<string, { place: Place; value: string }>();
let focused: Place | undefined;

const nameOf = (control: Element) =>
  `${control.tagName} ${control.getAttribute('aria-label') ?? ''} ${control.textContent}`;
const namesakes = (name: string) =>
  [...document.querySelectorAll<HTMLElement>(kinds)].filter((control) => nameOf(control) === name);
const find = ({ name, nth }: Place) => namesakes(name)[nth];

function placeOf(control: HTMLElement): Place {
  const name = nameOf(control);
  return { name, nth: namesakes(name).indexOf(control) };
}

function note({ type, target }: Event): void {
  const control = (target as Element | null)?.closest?.<HTMLElement>(kinds);
  if (!control) return;
  const place = placeOf(control);
  if (type === 'focusin') focused = place;
  else if (!control.matches(texts)) {
    if (type === 'click') presses.push(place);
  } else if (type === 'input') typed.set(JSON.stringify(place), { place, value: (control as Field).value });
}

function repeat(): void {
  for (const { place, value } of typed.values()) {
    const field = find(place) as Field | undefined;
    if (!field) continue;
    // Sets the value through the prototype's setter, bypassing the one that React overrides, so that React sees the
    // change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  if (focused && document.activeElement === document.body) find(focused)?.focus({ preventScroll: true });
  for (const place of presses) find(place)?.click();
}

/**
 * The server does not know the chosen place: what it rendered for the home zone is hidden when another place is
 * chosen.
 */
function hideHomePromise(): void {
  try {
    const isElsewhere = /"place":\d+\}\}$/.test(localStorage.getItem('sowgat:delivery') ?? '');
    if (isElsewhere) document.documentElement.dataset['elsewhere'] = '';
  } catch {
    // Without storage no place can have been chosen.
  }
}

const heard = ['click', 'input', 'focusin'];

function begin(): void {
  // If this file loads last (files may arrive in any order), the app is already starting and nothing needs recording.
  const root = document.querySelector('#root[data-drawn=""]');
  if (!root) return;
  hideHomePromise();
  for (const type of heard) document.addEventListener(type, note, true);
  const replaced = new MutationObserver(() => {
    replaced.disconnect();
    for (const type of heard) document.removeEventListener(type, note, true);
    root.removeAttribute('data-drawn');
    repeat();
  });
  replaced.observe(root, { childList: true });
  root.setAttribute('data-drawn', 'heard');
}

begin();
