import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useShopName } from '#backoffice/lang/use-shop-name.ts';
import { ShopMark } from '#backoffice/parts/ShopMark.tsx';
import { LanguageSwitch } from '#backoffice/app/frame/LanguageSwitch.tsx';

/** Layout of the pages before sign-in: the form and the one-time link. */
export function SignInFrame({
  title,
  width = 400,
  isSignedIn = false,
  children,
}: {
  title: string;
  width?: number;
  isSignedIn?: boolean;
  children: ReactNode;
}) {
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeItems: 'center',
        padding: 2,
        background: 'radial-gradient(circle at 30% 0, var(--anar), var(--deeper) 70%)',
        '@media print': { background: 'none' },
      }}
    >
      <Card component="main" sx={{ width: '100%', maxWidth: width, border: 0, borderRadius: '24px' }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            padding: '14px 20px',
            color: '#fff8ef',
            backgroundColor: 'var(--deep)',
            '@media print': { display: 'none' },
          }}
        >
          <ShopMark size={32} />
          <Typography variant="h6" component="span" sx={{ flexGrow: 1 }}>
            {useShopName()}
          </Typography>
          <LanguageSwitch isRemembered={isSignedIn} />
        </Box>
        <Box sx={{ padding: { xs: '20px', sm: '24px 28px 28px' } }}>
          <Typography variant="h5" component="h1" gutterBottom>
            {title}
          </Typography>
          {children}
        </Box>
      </Card>
    </Box>
  );
}
