import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

const brand: MantineColorsTuple = [
  '#ecf7f4',
  '#d5ece6',
  '#a8d9cd',
  '#77c5b2',
  '#4fb39c',
  '#2f9c84',
  '#16836d',
  '#0d6b5e',
  '#0a574d',
  '#07443d',
]

/** Mantine's theme, with the sizes and colors of tokens.css. */
export const theme = createTheme({
  colors: { brand },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-code)',
  respectReducedMotion: true,
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-sm)',
    md: 'var(--text-md)',
    lg: 'var(--text-lg)',
    xl: 'var(--text-xl)',
  },
  spacing: {
    xs: 'var(--space-2)',
    sm: 'var(--space-3)',
    md: 'var(--space-4)',
    lg: 'var(--space-6)',
    xl: 'var(--space-8)',
  },
  headings: {
    fontWeight: '620',
    sizes: {
      h1: { fontSize: 'var(--text-xl)', lineHeight: '1.25' },
      h2: { fontSize: 'var(--text-lg)', lineHeight: '1.35' },
      h3: { fontSize: 'var(--text-md)', lineHeight: '1.4' },
    },
  },
  components: {
    Modal: {
      defaultProps: {
        centered: true,
        closeButtonProps: { 'aria-label': 'Close' },
        overlayProps: { backgroundOpacity: 0.4 },
        padding: 'lg',
        radius: 'md',
        classNames: { title: 'dialog-title' },
        // The page already has a banner landmark.
        attributes: { header: { role: 'presentation' } },
      },
    },
    Notification: {
      defaultProps: {
        classNames: { description: 'toast-text' },
        closeButtonProps: { 'aria-label': 'Dismiss' },
      },
    },
    Button: { defaultProps: { loaderProps: { type: 'dots' } } },
    SegmentedControl: { defaultProps: { classNames: { root: 'segmented', indicator: 'segment' } } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        position: 'bottom-end',
        withinPortal: true,
        // A menu that opens focuses its first item.
        withInitialFocusPlaceholder: false,
      },
    },
  },
})

const surfaces = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-muted)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-brand-light': 'var(--accent-soft)',
  '--mantine-color-brand-light-hover': 'var(--accent-soft)',
  '--mantine-color-brand-light-color': 'var(--accent)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-muted)',
}

export const variables: CSSVariablesResolver = () => ({ variables: {}, light: surfaces, dark: surfaces })
