import { useGetMany } from 'react-admin';
import type { OfficePicture } from '#contract/media/office.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { LastSaved } from '#backoffice/parts/conflict/LastSaved.tsx';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { hasPart, pictureIds, type TextPart } from './shop-texts.ts';
import { TextsForm } from './TextsForm.tsx';

/** One part of the shop's texts, once it and its pictures are loaded. */
export function TextsEditor({ part }: { part: TextPart }) {
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/texts/', undefined, {
    isForm: true,
  });
  const ids = data ? pictureIds(part, data.data) : [];
  const pictures = useGetMany<OfficePicture>('pictures', { ids }, { enabled: ids.length > 0 });
  const isWaiting = isPending || (ids.length > 0 && pictures.isPending);
  const known = new Map(pictures.data?.filter(Boolean).map((picture) => [picture.id, picture]));
  return (
    <Answered isPending={isWaiting} error={error ?? pictures.error} retry={refetch}>
      {data && (
        <>
          <LastSaved saved={data.saved?.filter(({ of }) => hasPart(of, part))} />
          <TextsForm key={part} part={part} seen={data.seen} texts={data.data} pictures={known} />
        </>
      )}
    </Answered>
  );
}
