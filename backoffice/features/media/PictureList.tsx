import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BooleanInput, TextInput, useListContext } from 'react-admin';
import type { OfficePicture } from '#contract/media/office.ts';
import { useMay } from '#backoffice/api/me.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage } from '#backoffice/lang/use-texts.ts';
import { ListFrame } from '#backoffice/parts/frames/ListFrame.tsx';
import { AltDialog } from './AltDialog.tsx';
import { DropZone } from './DropZone.tsx';
import { RemovePicture } from './RemovePicture.tsx';
import { UploadList } from './UploadList.tsx';
import { useUploads } from './use-uploads.ts';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <BooleanInput key="unused" source="unused" alwaysOn />,
];

/** All pictures of the shop; unused ones can be deleted. */
export function PictureList() {
  return (
    <ListFrame filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} perPage={50} isKept>
      <Pictures />
    </ListFrame>
  );
}

function Pictures() {
  const { data = [] } = useListContext<OfficePicture>();
  const language = useLanguage();
  const may = useMay();
  const queries = useQueryClient();
  const [open, setOpen] = useState<string>();
  const again = () => void queries.invalidateQueries();
  const { uploads, add, forget } = useUploads('upright', again);
  return (
    <Box sx={{ padding: 1.5 }}>
      {may('catalogue.write') && <DropZone isMany taken={(files) => void add(files)} />}
      <UploadList uploads={uploads} forget={forget} />
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          marginTop: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
        }}
      >
        {data.map((picture) => (
          <Card key={picture.id} sx={{ borderRadius: '14px' }}>
            <CardActionArea onClick={() => setOpen(picture.id)}>
              <img
                src={picture.src}
                alt=""
                loading="lazy"
                style={{
                  display: 'block',
                  width: '100%',
                  height: 150,
                  objectFit: 'contain',
                  background: picture.placeholder,
                }}
              />
              <Typography variant="body2" noWrap sx={{ padding: '6px 8px 0' }}>
                {pick(picture.alt, language) || '—'}
              </Typography>
            </CardActionArea>
            <Box sx={{ display: 'flex', alignItems: 'center', padding: '0 8px', minHeight: 36 }}>
              <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
                {picture.width}×{picture.height} · {picture.uses}
              </Typography>
              {picture.uses === 0 && may('catalogue.write') && <RemovePicture id={picture.id} />}
            </Box>
          </Card>
        ))}
      </Box>
      {open && <AltDialog id={open} close={() => setOpen(undefined)} saved={again} />}
    </Box>
  );
}
