import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { OfficeBanner } from '#contract/content/office.ts';
import { type Language, pick } from '#domain/print/texts.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { PhoneFrame } from '#backoffice/parts/frames/PhoneFrame.tsx';
import { contentTexts } from './content.texts.ts';

type BannerProps = { banner: Partial<OfficeBanner>; language: Language };

/** Live preview of the banner on a phone, as the home page shows it. */
export function BannerPreview() {
  const t = useTexts(contentTexts);
  const banner = useWatch() as Partial<OfficeBanner>;
  const Shown = banner.isMain ? MainBanner : SmallBanner;
  return (
    <section>
      <Typography variant="subtitle2">{t('preview')}</Typography>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {t(banner.isMain ? 'mainPlace' : 'smallPlace')}
      </Typography>
      <PhoneFrame>{(language) => <Shown banner={banner} language={language} />}</PhoneFrame>
    </section>
  );
}

/** The text on the left and the picture's right part in an arch; the home page has no room for a subtitle there. */
function MainBanner({ banner, language }: BannerProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 41%',
        minHeight: 156,
        borderRadius: '22px',
        color: '#fff8ef',
        backgroundColor: 'var(--deep)',
      }}
    >
      <Box sx={{ alignSelf: 'center', padding: '10px 8px 10px 18px' }}>
        <Title banner={banner} language={language} />
      </Box>
      <Box sx={{ margin: '10px 14px 10px 0', overflow: 'hidden', borderRadius: '160px 160px 14px 14px' }}>
        <Cover banner={banner} style={{ height: '100%', objectPosition: '84% 50%' }} />
      </Box>
    </Box>
  );
}

function SmallBanner({ banner, language }: BannerProps) {
  return (
    <Box
      sx={{
        overflow: 'hidden',
        border: '1px solid var(--line)',
        borderRadius: '22px',
        backgroundColor: '#fff',
      }}
    >
      <Cover banner={banner} style={{ aspectRatio: '16 / 9' }} />
      <Box sx={{ padding: '12px 16px 16px' }}>
        <Title banner={banner} language={language} />
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {pick(banner.subtitle, language)}
        </Typography>
      </Box>
    </Box>
  );
}

function Title({ banner, language }: BannerProps): ReactNode {
  const t = useTexts(contentTexts);
  const title = pick(banner.title, language);
  return (
    <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere', opacity: title ? 1 : 0.75 }}>
      {title || t('titleHere')}
    </Typography>
  );
}

/** The picture, or the words that it will stand here. */
function Cover({ banner: { picture }, style }: Pick<BannerProps, 'banner'> & { style: object }) {
  const t = useTexts(contentTexts);
  if (picture)
    return (
      <img
        src={picture.src}
        alt=""
        style={{ display: 'block', width: '100%', objectFit: 'cover', ...style }}
      />
    );
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        padding: 1,
        textAlign: 'center',
        fontSize: 14,
        color: '#5c4a4f',
        backgroundColor: 'var(--sunken)',
        ...style,
      }}
    >
      {t('pictureHere')}
    </Box>
  );
}
