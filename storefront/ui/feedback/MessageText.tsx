import classes from './MessageText.module.css';

/** A message that is fixed for programs, with a version for people. */
export type LocalizedMessage = {
  /** The fixed words. */
  text: string;
  /** Shown first, in the reader's language; without it only `text` is shown. */
  local?: string | undefined;
  /** The reason, on a separate line. */
  reason?: string | undefined;
  /** Language tag of `text` if it is not the reader's: it is then shown as a second, muted line. */
  textLang?: string | undefined;
};

/**
 * The reader's sentence, the reason, and below them in small print the text that the specification requires on the
 * page.
 */
export function MessageText({ said: { text, local, reason, textLang } }: { said: LocalizedMessage }) {
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

/** A plain string is for people and programs alike. */
export function asMessage(words: string | LocalizedMessage): LocalizedMessage {
  return typeof words === 'string' ? { text: words } : words;
}
