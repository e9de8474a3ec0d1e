import { Title, useGetMany } from 'react-admin';
import type { OfficePicture } from '#contract/media/office.ts';
import { useParams } from 'react-router-dom';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { contentTexts } from './content.texts.ts';
import { pictureIds, textParts } from './shop-texts.ts';
import { TextsForm } from './TextsForm.tsx';

/** The shop's texts: name, contacts, about, delivery, privacy; each saved separately. */
export default function TextsPage() {
  const t = useTexts(contentTexts);
  const named = useParams()['part'];
  const part = textParts.find((name) => name === named) ?? 'home';
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/texts/', undefined, {
    isForm: true,
  });
  const ids = data ? pictureIds(part, data.data) : [];
  const pictures = useGetMany<OfficePicture>('pictures', { ids }, { enabled: ids.length > 0 });
  const isWaiting = isPending || (ids.length > 0 && pictures.isPending);
  const known = new Map(pictures.data?.filter(Boolean).map((picture) => [picture.id, picture]));
  return (
    <>
      <Title title={t('title')} />
      <Answered isPending={isWaiting} error={error ?? pictures.error} retry={refetch}>
        {data && <TextsForm key={part} part={part} seen={data.seen} texts={data.data} pictures={known} />}
      </Answered>
    </>
  );
}
