import { parseText } from './parse-text.ts';

/** A text written by staff as the shop renders it: paragraphs, headings and lists; never HTML. */
export function RichText({ text }: { text: string }) {
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      {parseText(text).map((block, at) => {
        if (block.kind === 'heading') return <h3 key={at}>{block.text}</h3>;
        if (block.kind === 'paragraph') return <p key={at}>{block.text}</p>;
        return (
          <ul key={at}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
