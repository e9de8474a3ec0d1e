import { Box, List, ListItem, Tooltip, Typography, useMediaQuery } from '@mui/material';
import { useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useMay } from '#backoffice/api/me.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { findPlace } from './find-place.ts';
import { layoutTexts } from './layout.texts.ts';
import { MenuLink } from './MenuLink.tsx';
import { placeGroups } from './places.ts';

/** Only what the person may open, in groups; where one is, is said once. */
export function Menu() {
  const may = useMay();
  const language = useLanguage();
  const t = useTexts(layoutTexts);
  const [isOpen, setOpen] = useSidebarState();
  const isPhone = useMediaQuery('(max-width:899.95px)');
  const { pathname } = useLocation();
  const here = findPlace(
    pathname,
    placeGroups.flatMap(({ places }) => places.map(({ to }) => to)),
  );
  return (
    <Box component="nav" aria-label={t('more')} sx={{ paddingBottom: 10 }}>
      {placeGroups.map((group) => {
        const places = group.places.filter(({ need }) => may(need));
        if (places.length === 0) return null;
        return (
          <Box key={group.words.tm}>
            {isOpen && (
              <Typography
                variant="caption"
                component="h2"
                sx={{ margin: '14px 16px 4px', color: 'text.secondary', fontWeight: 650 }}
              >
                {group.words[language]}
              </Typography>
            )}
            <List disablePadding>
              {places.map(({ to, words, icon }) => (
                <Tooltip key={to} title={isOpen ? '' : words[language]} placement="right">
                  <ListItem disablePadding>
                    <MenuLink
                      to={to}
                      icon={icon}
                      words={words[language]}
                      isHere={to === here}
                      // On a phone the menu lies over the screen that was asked for.
                      pressed={() => isPhone && setOpen(false)}
                    />
                  </ListItem>
                </Tooltip>
              ))}
            </List>
          </Box>
        );
      })}
    </Box>
  );
}
