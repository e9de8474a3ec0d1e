import classes from './Said.module.css';

/** A sentence whose words are fixed for programs, and what a person reads of it. */
export type Said = {
  /** The fixed words. */
  text: string;
  /** Seen first, in the reader's language; without it `text` is all there is to see. */
  local?: string | undefined;
  /** Why, on a line of its own. */
  reason?: string | undefined;
  /** Language tag of `text` where it is not the reader's: it then stays in sight as a second, quiet line. */
  textLang?: string | undefined;
};

/** The reader's sentence, the reason, and below them in small what the specification wants on the page as well. */
export function SaidWords({ said: { text, local, reason, textLang } }: { said: Said }) {
  return (
    <span className={classes['said']}>
      <span>{local ?? text}</span>
      {reason && <span className={classes['reason']}>{reason}</span>}
      {textLang && (
        <small className={classes['quiet']} lang={textLang}>
          {text}
        </small>
      )}
    </span>
  );
}

/** A plain sentence is one that a person and programs read alike. */
export function asSaid(words: string | Said): Said {
  return typeof words === 'string' ? { text: words } : words;
}
