import { Button, IconButton, Tooltip, Typography, useMediaQuery } from '@mui/material';
import { ExternalLink, Plus, UserRound } from 'lucide-react';
import { AppBar, Logout, MenuItemLink, TitlePortal, useGetIdentity, UserMenu } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { FindButton } from '#backoffice/app/find/FindButton.tsx';
import { useMay } from '#backoffice/api/me.ts';
import { useShopName } from '#backoffice/lang/use-shop-name.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { ShopMark } from '#backoffice/parts/ShopMark.tsx';
import { SoundItem } from './alerts/SoundItem.tsx';
import { WaitingBell } from './alerts/WaitingBell.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { layoutTexts } from './layout.texts.ts';
import { newOrder } from './places.ts';

/** The top bar: logo, page title, language, link to the shop, account menu. */
export function Bar() {
  const t = useTexts(layoutTexts);
  const shop = useShopName();
  const { identity } = useGetIdentity();
  const isWide = useMediaQuery('(min-width:700px)');
  // Where the name does not fit, the button has only the library's translated name.
  return (
    <AppBar
      // The menu is always beside the screen, on a phone behind its tab.
      sx={{ '& .RaAppBar-menuButton': { display: 'none' }, '& .RaAppBar-toolbar': { paddingInline: '16px' } }}
      toolbar={
        <>
          <FindButton />
          {isWide && <NewOrder />}
          <WaitingBell />
          <LanguageSwitch isRemembered />
          {isWide && (
            <Tooltip title={t('toShop')}>
              <IconButton
                color="inherit"
                component="a"
                href="/"
                target="_blank"
                rel="noreferrer"
                aria-label={t('toShop')}
              >
                <ExternalLink size={20} />
              </IconButton>
            </Tooltip>
          )}
        </>
      }
      userMenu={
        <UserMenu {...(isWide && identity?.fullName ? { label: identity.fullName } : {})}>
          <MenuItemLink to="/me" primaryText={t('account')} leftIcon={<UserRound size={20} />} />
          <SoundItem />
          <Logout />
        </UserMenu>
      }
    >
      {isWide && (
        <>
          <ShopMark size={28} />
          <Typography variant="h6" component="span" sx={{ marginLeft: 1.25, marginRight: 3 }}>
            {shop}
          </Typography>
        </>
      )}
      <PageTitle />
    </AppBar>
  );
}

function NewOrder() {
  const t = useTexts(layoutTexts);
  const may = useMay();
  if (!may(newOrder.need)) return null;
  return (
    <Button
      component={Link}
      to={newOrder.to}
      size="small"
      startIcon={<Plus size={18} />}
      aria-label={t('newOrder')}
      sx={{
        marginRight: 1.5,
        color: '#2a161b',
        backgroundColor: '#e0b563',
        whiteSpace: 'nowrap',
        '&:hover': { backgroundColor: '#e6bd6f' },
      }}
    >
      {t('orderShort')}
    </Button>
  );
}

/** The page's title; for a record's page the record's title. */
function PageTitle() {
  const hasOwnHeading = useLocation().pathname.endsWith('/show');
  return (
    <TitlePortal
      variant="h6"
      {...{ component: hasOwnHeading ? 'span' : 'h1' }}
      sx={{
        fontSize: { xs: 16, sm: 19 },
        lineHeight: 1.2,
        marginRight: 1,
        // Two lines on a phone: what is done with the record stands at the end.
        whiteSpace: { xs: 'normal', sm: 'nowrap' },
        '& > *': {
          maxWidth: '100%',
          display: { xs: '-webkit-box', sm: 'inline-block' },
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          verticalAlign: 'middle',
        },
      }}
    />
  );
}
