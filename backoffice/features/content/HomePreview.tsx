import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Banner, MainInfo } from '#contract/content/shop.ts';
import type { LocalText, Picture } from '#contract/shared.ts';
import {
  isSectionEmpty,
  type PlacedSection,
  type SectionName,
  shownSections,
} from '#domain/home-sections.ts';
import { type Language, pick } from '#domain/print/texts.ts';
import { PhoneFrame } from '#backoffice/parts/frames/PhoneFrame.tsx';
import { homeTexts, sectionWords } from './home.texts.ts';

type Props = { sections: PlacedSection[]; info: MainInfo; banners: Banner[] };
type Card = { id: number; title: LocalText; picture: Picture | null };

/** Small preview of the home page, section by section. */
export function HomePreview({ sections, info, banners }: Props) {
  const small = banners.filter(({ isMain }) => !isMain);
  const names = shownSections(sections).filter((name) => !isSectionEmpty(name, { ...info, banners: small }));
  return (
    <PhoneFrame>
      {(language) =>
        names.map((name) => (
          <Box component="section" key={name} sx={{ '& + &': { marginTop: 2 } }}>
            <Section name={name} info={info} banners={banners} language={language} />
          </Box>
        ))
      }
    </PhoneFrame>
  );
}

type SectionProps = Omit<Props, 'sections'> & { name: SectionName; language: Language };

function Section({ name, info, banners, language }: SectionProps) {
  const has = ({ productsCount }: { productsCount: number }) => productsCount > 0;
  const shapes: Record<SectionName, () => ReactNode> = {
    hero: () => <Hero banner={banners.find(({ isMain }) => isMain)} language={language} />,
    categories: () => <Cards cards={info.categories.slice(0, 4)} inRow={4} language={language} />,
    popular: () => <Cards cards={info.popularProducts.slice(0, 4)} inRow={4} language={language} />,
    recipients: () => <Chips cards={info.recipients.filter(has)} language={language} />,
    ideas: () => <Cards cards={info.ideas.slice(0, 2)} inRow={2} language={language} />,
    new: () => <Cards cards={info.newProducts.slice(0, 8)} inRow={4} language={language} />,
    banners: () => (
      <Cards cards={banners.filter(({ isMain }) => !isMain).slice(0, 2)} inRow={2} language={language} />
    ),
    occasions: () => <Chips cards={info.occasions.filter(has)} language={language} />,
    trust: () => <Chips cards={promises} language={language} />,
  };
  const hasHeading = !['hero', 'categories', 'banners', 'trust'].includes(name);
  return (
    <>
      {hasHeading && <h3 style={{ margin: '0 0 6px' }}>{sectionWords[name][language]}</h3>}
      {shapes[name]()}
    </>
  );
}

const promises = [homeTexts.card, homeTexts.time, homeTexts.payment].map((title, id) => ({ id, title }));

function Hero({ banner, language }: { banner: Banner | undefined; language: Language }) {
  return (
    <Box sx={{ overflow: 'hidden', borderRadius: '18px', color: '#fff8ef', background: 'var(--deep)' }}>
      {banner?.picture && <Shot picture={banner.picture} ratio="12 / 5" radius={0} />}
      <Box sx={{ padding: 1.5, font: '650 19px/1.2 Piazzolla, Georgia, serif', overflowWrap: 'anywhere' }}>
        {pick(banner?.title ?? homeTexts.greeting, language)}
      </Box>
    </Box>
  );
}

type CardsProps = { cards: readonly Card[]; inRow: number; language: Language };

function Cards({ cards, inRow, language }: CardsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: `repeat(${inRow}, minmax(0, 1fr))` }}>
      {cards.map(({ id, title, picture }) => (
        <Box key={id} sx={{ fontSize: 12, lineHeight: 1.25 }}>
          <Shot picture={picture} ratio={inRow === 2 ? '16 / 9' : '1'} radius={10} />
          <Box
            sx={{
              display: '-webkit-box',
              overflow: 'hidden',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: '2',
              overflowWrap: 'anywhere',
            }}
          >
            {pick(title, language)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Chips({ cards, language }: { cards: readonly Omit<Card, 'picture'>[]; language: Language }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {cards.slice(0, 8).map(({ id, title }) => (
        <Box
          key={id}
          sx={{ padding: '3px 10px', border: '1px solid var(--line)', borderRadius: '14px', fontSize: 13 }}
        >
          {pick(title, language)}
        </Box>
      ))}
    </Box>
  );
}

function Shot({ picture, ratio, radius }: { picture: Picture | null; ratio: string; radius: number }) {
  const box = { display: 'block', width: '100%', aspectRatio: ratio, borderRadius: radius } as const;
  if (!picture) return <span style={{ ...box, background: 'var(--sunken)' }} />;
  return (
    <img
      src={picture.src}
      srcSet={picture.srcset.webp || undefined}
      sizes={ratio === '1' ? '80px' : '300px'}
      alt=""
      loading="lazy"
      style={{ ...box, objectFit: 'cover', background: picture.placeholder }}
    />
  );
}
