import { Box, ButtonBase, List, ListItem, Tooltip, Typography, useMediaQuery } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useMay } from '#backoffice/api/me.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { findPlace } from './find-place.ts';
import { layoutTexts } from './layout.texts.ts';
import { MenuLink } from './MenuLink.tsx';
import { type PlaceGroup, placeGroups } from './places.ts';

/** Grouped entries that the user is permitted to open; the current one is marked. */
export function Menu() {
  const may = useMay();
  const t = useTexts(layoutTexts);
  const { pathname } = useLocation();
  const here = findPlace(
    pathname,
    placeGroups.flatMap(({ places }) => places.map(({ to }) => to)),
  );
  return (
    <Box component="nav" aria-label={t('more')} sx={{ paddingBottom: 10 }}>
      {placeGroups.map((group) => {
        const places = group.places.filter(({ need }) => may(need));
        return places.length > 0 && <Group key={group.words.tm} group={{ ...group, places }} here={here} />;
      })}
    </Box>
  );
}

/** A group with its entries, collapsible. In the icon-only menu all entries are shown. */
function Group({ group, here }: { group: PlaceGroup; here: string | undefined }) {
  const language = useLanguage();
  const [isOpen] = useSidebarState();
  const [isUnfolded, setUnfolded] = useState(false);
  const isShown = !isOpen || !group.isFolded || isUnfolded || group.places.some(({ to }) => to === here);
  return (
    <div>
      {isOpen && <Heading group={group} isShown={isShown} press={() => setUnfolded(!isUnfolded)} />}
      {isShown && <Places places={group.places} here={here} language={language} />}
    </div>
  );
}

type HeadingProps = { group: PlaceGroup; isShown: boolean; press: () => void };

function Heading({ group, isShown, press }: HeadingProps) {
  const language = useLanguage();
  const look = { color: 'text.secondary', fontWeight: 650 };
  if (!group.isFolded)
    return (
      <Typography variant="caption" component="h2" sx={{ margin: '14px 16px 4px', ...look }}>
        {group.words[language]}
      </Typography>
    );
  return (
    <Typography variant="caption" component="h2" sx={{ margin: '6px 0 0', ...look }}>
      <ButtonBase
        aria-expanded={isShown}
        onClick={press}
        sx={{
          width: '100%',
          minHeight: 40,
          padding: '4px 16px',
          justifyContent: 'space-between',
          font: 'inherit',
        }}
      >
        {group.words[language]}
        <ChevronDown size={16} aria-hidden style={isShown ? { transform: 'rotate(180deg)' } : {}} />
      </ButtonBase>
    </Typography>
  );
}

type PlacesProps = Pick<PlaceGroup, 'places'> & { here: string | undefined; language: 'tm' | 'ru' };

function Places({ places, here, language }: PlacesProps) {
  const [isOpen, setOpen] = useSidebarState();
  const isPhone = useMediaQuery('(max-width:899.95px)');
  return (
    <List disablePadding>
      {places.map(({ to, words, icon }) => (
        <Tooltip key={to} title={isOpen ? '' : words[language]} placement="right">
          <ListItem disablePadding>
            <MenuLink
              to={to}
              icon={icon}
              words={words[language]}
              isHere={to === here}
              // On phones the menu covers the opened screen, so it closes.
              pressed={() => isPhone && setOpen(false)}
            />
          </ListItem>
        </Tooltip>
      ))}
    </List>
  );
}
