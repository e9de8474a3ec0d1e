import { Box } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { pageAddress } from '#domain/pages.ts';
import { useWatch } from 'react-hook-form';
import { LocalInput } from '#backoffice/parts/inputs/LocalInput.tsx';
import { MomentInput } from '#backoffice/parts/inputs/MomentInput.tsx';
import { RecordCreate, RecordEdit } from '#backoffice/parts/frames/RecordForm.tsx';
import { PictureInput } from '#backoffice/features/media/PictureInput.tsx';
import { BannerPreview } from './BannerPreview.tsx';
import { LinkInput } from './LinkInput.tsx';

function Fields() {
  const isMain = useWatch({ name: 'isMain' }) === true;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        width: '100%',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 380px' },
      }}
    >
      <div>
        <LocalInput source="title" isNeeded />
        <LocalInput source="subtitle" max={300} />
        <LinkInput source="link" />
        <BooleanInput source="isMain" />
        <PictureInput form={isMain ? 'hero' : 'wide'} key={String(isMain)} />
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <MomentInput source="startsAt" clock="00:00" />
          <MomentInput source="endsAt" clock="23:59" />
        </Box>
        <BooleanInput source="isActive" />
      </div>
      <BannerPreview />
    </Box>
  );
}

export function BannerEdit() {
  return (
    <RecordEdit>
      <Fields />
    </RecordEdit>
  );
}

export function BannerCreate() {
  return (
    <RecordCreate defaults={{ isActive: true, isMain: false, link: pageAddress('shop') }}>
      <Fields />
    </RecordCreate>
  );
}
