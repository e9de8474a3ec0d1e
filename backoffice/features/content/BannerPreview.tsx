import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { OfficeBanner } from '#contract/content/office.ts';
import { pick } from '#backoffice/lang/texts.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { PhoneFrame } from '#backoffice/parts/frames/PhoneFrame.tsx';
import { contentTexts } from './content.texts.ts';

/** Live preview of the banner on a phone. */
export function BannerPreview() {
  const t = useTexts(contentTexts);
  const banner = useWatch() as Partial<OfficeBanner>;
  return (
    <section>
      <Typography variant="subtitle2" gutterBottom>
        {t('preview')}
      </Typography>
      <PhoneFrame>
        {(language) => (
          <Box
            sx={{
              overflow: 'hidden',
              borderRadius: '18px',
              color: '#fff8ef',
              backgroundColor: 'var(--deep)',
            }}
          >
            {banner.picture && (
              <img
                src={banner.picture.src}
                alt=""
                style={{
                  display: 'block',
                  width: '100%',
                  aspectRatio: banner.isMain ? '12 / 5' : '16 / 9',
                  objectFit: 'cover',
                }}
              />
            )}
            <Box sx={{ padding: 2 }}>
              <Typography variant="h5" component="p" sx={{ overflowWrap: 'anywhere' }}>
                {pick(banner.title, language)}
              </Typography>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{pick(banner.subtitle, language)}</Typography>
            </Box>
          </Box>
        )}
      </PhoneFrame>
    </section>
  );
}
