import { Box, ButtonBase } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { useMay } from '#backoffice/api/me.ts';
import { useLanguage } from '#backoffice/lang/use-texts.ts';
import { findPlace, placesFor, tabsOf } from './find-place.ts';
import { placeGroups, type Tab } from './places.ts';

/** The screens of a place beside each other; not above one of their records. */
export function PlaceTabs() {
  const may = useMay();
  const { pathname } = useLocation();
  const place = findPlace(
    pathname,
    placesFor(placeGroups, may).flatMap(({ places }) => places),
  );
  if (!place?.tabs) return null;
  const tabs = tabsOf(place, may);
  const here = findPlace(pathname, tabs);
  const inner = here?.tabs ? tabsOf(here, may) : [];
  const isRecord = ![...tabs, ...inner].some(({ to }) => to === pathname);
  if (isRecord) return null;
  return (
    <>
      {tabs.length > 1 && <Strip tabs={tabs} here={here} words={place} />}
      {here && inner.length > 1 && <Strip tabs={inner} here={findPlace(pathname, inner)} words={here} />}
    </>
  );
}

type StripProps = { tabs: readonly Tab[]; here: Tab | undefined; words: Pick<Tab, 'words'> };

function Strip({ tabs, here, words: { words } }: StripProps) {
  const language = useLanguage();
  return (
    <Box component="nav" aria-label={words[language]} sx={{ overflowX: 'auto', marginBottom: 1 }}>
      <Box
        sx={{
          display: 'inline-flex',
          gap: 0.5,
          padding: 0.5,
          borderRadius: '14px',
          backgroundColor: 'var(--sunken)',
        }}
      >
        {tabs.map(({ to, words: name }) => (
          <ButtonBase
            key={to}
            component={Link}
            to={to}
            aria-current={to === here?.to ? 'page' : undefined}
            sx={{
              paddingInline: 1.5,
              minHeight: 34,
              borderRadius: '10px',
              fontSize: 15,
              whiteSpace: 'nowrap',
              color: 'text.secondary',
              '@media (pointer: coarse)': { minHeight: 44 },
              '&[aria-current]': { color: 'var(--anar)', fontWeight: 650, backgroundColor: '#ffffff' },
            }}
          >
            {name[language]}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
