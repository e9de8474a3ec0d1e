import { Fragment } from 'react';
import { parseText } from './parse-text.ts';
import classes from './RichText.module.css';

type Props = {
  text: string;
  /** The level of `## ` headings in the page. */
  heading?: 'h2' | 'h3' | undefined;
};

/** A text written by staff: paragraphs, headings and lists; never HTML. */
export function RichText({ text, heading: Heading = 'h3' }: Props) {
  return (
    <div className={classes['text']}>
      {parseText(text).map((block, i) => (
        <Fragment key={i}>
          {block.kind === 'heading' && <Heading>{block.text}</Heading>}
          {block.kind === 'paragraph' && <p>{block.text}</p>}
          {block.kind === 'list' && (
            <ul>
              {block.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </Fragment>
      ))}
    </div>
  );
}
