import { Box, Typography } from '@mui/material';
import { Menu as AdminMenu, useSidebarState } from 'react-admin';
import { useMay } from '../api/me.ts';
import { useLanguage } from '../lang/use-texts.ts';
import { useLocation } from 'react-router-dom';
import { findPlace } from './find-place.ts';
import { placeGroups } from './places.ts';

/** Only what the person may open, in groups. */
export function Menu() {
  const may = useMay();
  const language = useLanguage();
  const [isOpen] = useSidebarState();
  const { pathname } = useLocation();
  const here = findPlace(
    pathname,
    placeGroups.flatMap(({ places }) => places.map(({ to }) => to)),
  );
  return (
    <AdminMenu
      sx={{
        paddingBottom: 10,
        '& .RaMenuItemLink-active': { color: 'text.secondary' },
        '& [aria-current]': { color: 'text.primary', backgroundColor: 'var(--anar-soft)' },
        '& .MuiMenuItem-root .MuiTypography-root': { whiteSpace: 'normal' },
        '& .MuiMenuItem-root': { whiteSpace: 'normal', lineHeight: 1.25, minHeight: 40 },
      }}
    >
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
            {places.map(({ to, words, icon: Icon }) => (
              <AdminMenu.Item
                key={to}
                to={to}
                aria-current={to === here ? 'page' : undefined}
                primaryText={words[language]}
                leftIcon={<Icon size={20} strokeWidth={1.75} />}
              />
            ))}
          </Box>
        );
      })}
    </AdminMenu>
  );
}
