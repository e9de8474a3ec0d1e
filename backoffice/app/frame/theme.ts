import { defaultLightTheme, type RaThemeOptions } from 'react-admin';

const serif = 'Piazzolla, "Noto Serif", Georgia, serif';
const sans = 'Golos, system-ui, "Noto Sans", sans-serif';
const heading = { fontFamily: serif, fontWeight: 650, letterSpacing: '-0.006em', wordSpacing: '0.1em' };

const usual = { anar: '#86163a', deep: '#6c0f2d' };

const typography: RaThemeOptions['typography'] = {
  fontFamily: sans,
  fontWeightMedium: 650,
  fontWeightBold: 650,
  h4: { ...heading, fontSize: 27 },
  h5: { ...heading, fontSize: 23 },
  h6: { ...heading, fontSize: 19 },
  subtitle2: { fontWeight: 650 },
  button: { textTransform: 'none', fontWeight: 650 },
};

/** An empty line for a hint that is not there would make the spaces between fields unequal. */
const noEmptyHint = { defaultProps: { helperText: false } };

/**
 * Whether a permission is still being asked for is read from the cache, where a question stays that a page left at once
 * never asked: the next page would be "loading" for good. Its own answer shows it anyway, and the server refuses.
 */
const noWaiting = { defaultProps: { authLoading: false } };

const components: RaThemeOptions['components'] = {
  ...defaultLightTheme.components,
  // In place of a value: the list around it says that it is loading.
  RaLinearProgress: { defaultProps: { 'aria-hidden': true } },
  RaCreate: noWaiting,
  RaEdit: noWaiting,
  RaList: noWaiting,
  RaShow: noWaiting,
  RaTextInput: noEmptyHint,
  RaNumberInput: noEmptyHint,
  RaBooleanInput: noEmptyHint,
  RaSelectInput: noEmptyHint,
  RaSelectArrayInput: noEmptyHint,
  RaAutocompleteInput: noEmptyHint,
  // The bar contains the page's h1; headings inside the page are h2, whatever their size.
  MuiTypography: {
    defaultProps: { variantMapping: { h4: 'h2', h5: 'h2', h6: 'h2', subtitle2: 'h2' } },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { styleOverrides: { root: { border: '1px solid #e6d9c8', borderRadius: 18 } } },
  // A button has the browser's font of its own.
  MuiButtonBase: { styleOverrides: { root: { fontFamily: 'inherit' } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: 44, borderRadius: 12 }, sizeSmall: { minHeight: 36 } },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: '#efe5d7', fontVariantNumeric: 'tabular-nums' },
      head: { color: '#5e4a4c', backgroundColor: '#f7f0e5' },
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 8, fontWeight: 650 } } },
  // Above cards of the same white.
  MuiAutocomplete: {
    styleOverrides: { paper: { border: '1px solid #e6d9c8', boxShadow: '0 10px 30px rgb(42 22 27 / 20%)' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 22,
        border: 0,
        '@media (max-width:600px)': {
          width: 'calc(100% - 24px)',
          maxHeight: 'calc(100% - 24px)',
          margin: 12,
        },
      },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  // Above a phone's tabs and a form's buttons; presses pass through it.
  MuiSnackbar: {
    styleOverrides: {
      root: {
        bottom: 88,
        pointerEvents: 'none',
        '& button': { pointerEvents: 'auto' },
        '@media (max-width:599.95px)': {
          bottom: 'calc(64px + env(safe-area-inset-bottom))',
          'body:has(.RaToolbar-mobileToolbar) &': { bottom: 'calc(144px + env(safe-area-inset-bottom))' },
        },
      },
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 48 } } },
  // The library leaves room for buttons that cover the form; here they are below it.
  RaSimpleForm: {
    styleOverrides: { root: { '@media (max-width:599.95px)': { paddingBottom: '16px' } } },
  } as never,
  RaToolbar: {
    styleOverrides: {
      root: {
        backgroundColor: '#ffffff',
        borderTop: '1px solid #e6d9c8',
        borderRadius: '0 0 18px 18px',
        // Above a phone's tabs, in reach of the thumb.
        '&.RaToolbar-mobileToolbar': {
          position: 'sticky',
          bottom: 'calc(56px + env(safe-area-inset-bottom))',
          width: 'auto',
          zIndex: 3,
        },
      },
    },
  } as never,
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: 13, backgroundColor: '#2a161b' } } },
};

/**
 * The brand's colours, fonts and radii as a theme of the component library, which computes shades and therefore accepts
 * no CSS variables.
 */
export const themeOf = ({ anar = usual.anar, deep = usual.deep }: Partial<typeof usual>): RaThemeOptions => ({
  ...defaultLightTheme,
  sidebar: { width: 264 },
  palette: {
    mode: 'light',
    primary: { main: anar, dark: deep, contrastText: '#fff8ef' },
    secondary: { main: anar, dark: deep, contrastText: '#fff8ef' },
    error: { main: '#b3320f' },
    warning: { main: '#8a5300' },
    success: { main: '#1f6a4a' },
    info: { main: '#2b3a63' },
    background: { default: '#fbf6ee', paper: '#ffffff' },
    text: { primary: '#2a161b', secondary: '#5e4a4c' },
    divider: '#e6d9c8',
  },
  shape: { borderRadius: 12 },
  typography,
  components: {
    ...components,
    MuiAppBar: { styleOverrides: { root: { backgroundColor: deep, color: '#fff8ef' } } },
  },
});
