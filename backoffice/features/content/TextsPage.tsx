import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { contentTexts } from './content.texts.ts';
import { textParts } from './shop-texts.ts';
import { TextsEditor } from './TextsEditor.tsx';

/** The shop's texts: name, contacts, about, delivery, privacy; each saved separately. */
export default function TextsPage() {
  const t = useTexts(contentTexts);
  const named = useParams()['part'];
  return (
    <>
      <Title title={t('title')} />
      <TextsEditor part={textParts.find((name) => name === named) ?? 'home'} />
    </>
  );
}
