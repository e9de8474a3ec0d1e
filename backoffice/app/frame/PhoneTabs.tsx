import { BottomNavigation, BottomNavigationAction, Paper } from '@mui/material';
import {
  Bike,
  Boxes,
  ClipboardList,
  LayoutDashboard,
  Menu as MenuIcon,
  Package,
  SquareKanban,
} from 'lucide-react';
import { useSidebarState } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMay } from '#backoffice/api/me.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { useLanguage } from '#backoffice/lang/use-texts.ts';
import { layoutTexts } from './layout.texts.ts';

const tabs = [
  { to: '/round', words: layoutTexts.roundShort, icon: Bike, need: 'round.work' },
  { to: '/', words: layoutTexts.dashboard, icon: LayoutDashboard, need: 'dashboard.read' },
  { to: '/board', words: layoutTexts.board, icon: SquareKanban, need: 'orders.read' },
  { to: '/orders', words: resourceWords.orders, icon: ClipboardList, need: 'orders.read' },
  { to: '/products', words: resourceWords.products, icon: Package, need: 'catalogue.read' },
  { to: '/stock', words: resourceWords.stock, icon: Boxes, need: 'catalogue.read' },
] as const;

/** Bottom navigation on phones with the four most used pages. */
export function PhoneTabs() {
  const may = useMay();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useSidebarState();
  const shown = tabs.filter(({ need }) => may(need)).slice(0, 4);
  return (
    <Paper
      component="nav"
      square
      sx={{
        display: { xs: 'block', sm: 'none' },
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: 1100,
        borderTop: '1px solid var(--line)',
        paddingBottom: 'env(safe-area-inset-bottom)',
      }}
    >
      <BottomNavigation
        showLabels
        value={shown.find(({ to }) => (to === '/' ? pathname === to : pathname.startsWith(to)))?.to ?? ''}
      >
        {shown.map(({ to, words, icon: Icon }) => (
          <BottomNavigationAction
            key={to}
            value={to}
            label={words[language]}
            icon={<Icon size={22} strokeWidth={1.75} />}
            onClick={() => void navigate(to)}
            sx={{ minWidth: 0, paddingInline: 0.5 }}
          />
        ))}
        <BottomNavigationAction
          value="menu"
          label={layoutTexts.more[language]}
          icon={<MenuIcon size={22} strokeWidth={1.75} />}
          onClick={() => setOpen(!isOpen)}
          sx={{ minWidth: 0, paddingInline: 0.5 }}
        />
      </BottomNavigation>
    </Paper>
  );
}
