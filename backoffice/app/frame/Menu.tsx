import { Box, Divider, List, ListItem, Tooltip, Typography } from '@mui/material';
import { useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useMay } from '#backoffice/api/me.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { findPlace, placesFor } from './find-place.ts';
import { layoutTexts } from './layout.texts.ts';
import { MenuLink } from './MenuLink.tsx';
import { type Place, type PlaceGroup, placeGroups } from './places.ts';
import { useBadges } from './use-badges.ts';
import { usePhone, useRail } from './use-rail.ts';

/** Grouped entries that the user is permitted to open; the current one is marked. */
export function Menu() {
  const may = useMay();
  const t = useTexts(layoutTexts);
  const language = useLanguage();
  const isRail = useRail();
  const { pathname } = useLocation();
  const groups = placesFor(placeGroups, may);
  const here = findPlace(
    pathname,
    groups.flatMap(({ places }) => places),
  );
  return (
    <Box component="nav" aria-label={t('more')} sx={{ paddingBlock: 0.5 }}>
      {groups.map(({ words, places }, at) => (
        <div key={words.tm}>
          {isRail ? (
            at > 0 && <Divider sx={{ marginBlock: 1, marginInline: 1.5 }} />
          ) : (
            <Typography
              variant="caption"
              component="h2"
              sx={{ margin: '10px 18px 2px', color: 'text.secondary', fontWeight: 650, lineHeight: '22px' }}
            >
              {words[language]}
            </Typography>
          )}
          <Places places={places} here={here} isRail={isRail} />
        </div>
      ))}
    </Box>
  );
}

type PlacesProps = Pick<PlaceGroup, 'places'> & { here: Place | undefined; isRail: boolean };

function Places({ places, here, isRail }: PlacesProps) {
  const language = useLanguage();
  const [, setOpen] = useSidebarState();
  const badges = useBadges();
  const isPhone = usePhone();
  return (
    <List disablePadding>
      {places.map(({ to, words, icon }) => (
        <Tooltip key={to} title={isRail ? words[language] : ''} placement="right">
          <ListItem disablePadding>
            <MenuLink
              to={to}
              icon={icon}
              words={words[language]}
              isHere={to === here?.to}
              isRail={isRail}
              badge={badges[to]}
              // On phones the menu covers the opened screen, so it closes.
              pressed={() => isPhone && setOpen(false)}
            />
          </ListItem>
        </Tooltip>
      ))}
    </List>
  );
}
