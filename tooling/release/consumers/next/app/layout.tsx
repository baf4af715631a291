import '@pothik/ui/fonts.css';
import '@pothik/ui/styles.css';
import { createTheme } from '@pothik/ui/theme';
import type { ReactNode } from 'react';

const theme = createTheme({ primary: '#7a1fa2' });

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <style>{theme.css}</style>
        {children}
      </body>
    </html>
  );
}
