import type { Picture } from '#contract/shared.ts';
import { accentColours, usualAccent } from '#domain/brand/accent.ts';
import { useWatch } from 'react-hook-form';
import { type Language, type Phrase, pick } from '#domain/print/texts.ts';
import { phone } from '#domain/print/phone.ts';
import { PhoneFrame } from '#backoffice/parts/frames/PhoneFrame.tsx';
import { RichText } from '#backoffice/parts/inputs/RichText.tsx';
import type { TextPart } from './shop-texts.ts';

type PreviewPart = Exclude<TextPart, 'legal'>;
type ContentForm = {
  name?: Phrase;
  logo?: Picture | null;
  accent?: string | null;
  slogan?: Phrase;
  title?: Phrase;
  body?: Phrase;
  address?: Phrase;
  phones?: string;
  email?: string;
  socials?: { title: string; url: string }[];
  pictures?: Picture[];
  sections?: { title?: Phrase; body?: Phrase; picture?: Picture | null }[];
};

/** Live preview of the text. */
export function TextPreview({ part }: { part: PreviewPart }) {
  const typed = useWatch() as ContentForm;
  return <PhoneFrame>{(language) => <Screen part={part} typed={typed} language={language} />}</PhoneFrame>;
}

type ScreenProps = { part: PreviewPart; typed: ContentForm; language: Language };

function Screen({ part, typed, language }: ScreenProps) {
  if (part === 'shop')
    return (
      <>
        <Screen part="home" typed={typed} language={language} />
        <Screen part="contacts" typed={typed} language={language} />
      </>
    );
  if (part === 'home')
    return (
      <>
        {typed.logo && <img src={typed.logo.src} alt="" style={{ maxHeight: 44, maxWidth: 160 }} />}
        <h2 style={{ color: accentColours(typed.accent || usualAccent).light['anar'] }}>
          {pick(typed.name, language)}
        </h2>
        <p>{pick(typed.slogan, language)}</p>
      </>
    );
  if (part === 'contacts')
    return (
      <>
        {typed.phones?.split('\n').map((line) => (
          <p key={line}>
            <b>{phone(line)}</b>
          </p>
        ))}
        <p>{typed.email}</p>
        <p>{pick(typed.address, language)}</p>
        <p>{typed.socials?.map(({ title }) => title).join(' · ')}</p>
      </>
    );
  if (part === 'about')
    return (
      <>
        <h2>{pick(typed.title, language)}</h2>
        <RichText text={pick(typed.body, language)} />
        {typed.pictures?.map((picture) => (
          <Shot key={picture.id} picture={picture} />
        ))}
      </>
    );
  return (typed.sections ?? []).map(({ title, body, picture }, at) => (
    <section key={at}>
      <h2>{pick(title, language)}</h2>
      <RichText text={pick(body, language)} />
      {picture && <Shot picture={picture} />}
    </section>
  ));
}

function Shot({ picture }: { picture: Picture }) {
  return (
    <img
      src={picture.src}
      alt={picture.alt.tm}
      width={picture.width}
      height={picture.height}
      style={{ width: '100%', height: 'auto', borderRadius: 14, background: picture.placeholder }}
    />
  );
}
