import { Box } from '@mui/material';
import { useRef, useState } from 'react';
import { useInput } from 'react-admin';
import type { Picture } from '#contract/shared.ts';
import { AltDialog } from './AltDialog.tsx';
import { DropZone } from './DropZone.tsx';
import { PictureTile } from './PictureTile.tsx';
import { UploadList } from './UploadList.tsx';
import { usePending, useUploads } from './use-uploads.ts';

function usePictures(source: string, validate: () => string | undefined) {
  const { field, fieldState } = useInput({ source, defaultValue: [], validate });
  const pictures = (field.value ?? []) as Picture[];
  // Several uploads may finish between two renders: each is added to the latest list.
  const latest = useRef(pictures);
  latest.current = pictures;
  const change = (next: Picture[]) => {
    latest.current = next;
    field.onChange(next);
  };
  return { pictures, latest, change, isRefused: fieldState.invalid };
}

/** All pictures of a product in order; the first one is shown on the card. */
export function PicturesInput({ source = 'pictures' }: { source?: string }) {
  const { validate, note } = usePending();
  const { pictures, latest, change, isRefused } = usePictures(source, validate);
  const [edited, setEdited] = useState<string>();
  const [dragged, setDragged] = useState<number>();
  const { uploads, add, forget } = useUploads('upright', (picture) => {
    if (!latest.current.some(({ id }) => id === picture.id)) change([...latest.current, picture]);
  });
  const move = (from: number, to: number) => {
    const others = pictures.filter((_, at) => at !== from);
    const moved = pictures[from];
    if (moved) change([...others.slice(0, to), moved, ...others.slice(to)]);
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
          margin: 0,
          padding: 0,
          marginBottom: 1.5,
          listStyle: 'none',
        }}
      >
        {pictures.map((picture, at) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            isFirst={at === 0}
            isLast={at === pictures.length - 1}
            isTarget={dragged !== undefined && dragged !== at}
            move={(by) => move(at, at + by)}
            edit={() => setEdited(picture.id)}
            remove={() => change(pictures.filter(({ id }) => id !== picture.id))}
            dragged={() => setDragged(at)}
            released={() => setDragged(undefined)}
            dropped={() => dragged !== undefined && move(dragged, at)}
          />
        ))}
      </Box>
      <DropZone isMany taken={(files) => void add(files)} />
      <UploadList uploads={uploads} forget={forget} isAwaited={note(uploads) && isRefused} />
      {edited && (
        <AltDialog
          id={edited}
          close={() => setEdited(undefined)}
          saved={(saved) => change(pictures.map((picture) => (picture.id === saved.id ? saved : picture)))}
        />
      )}
    </Box>
  );
}
