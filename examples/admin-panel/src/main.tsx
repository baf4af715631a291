import '@pothik/ui/fonts.css';
import '@pothik/ui/styles.css';
import { Button, HeaderBar } from '@pothik/ui';
import { createTheme } from '@pothik/ui/theme';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Bookings } from './bookings';
import { client, token } from './client';
import { SignIn } from './sign-in';

const theme = createTheme({ primary: '#1f4e9e' });

function Panel() {
  const [isOpen, setOpen] = useState(token.get() !== undefined);

  async function signOut() {
    // Without a line it ends here all the same.
    await client.auth.logout().catch(() => undefined);
    token.remove();
    setOpen(false);
  }

  return (
    <>
      <style>{theme.css}</style>
      <HeaderBar
        logo="Bookings desk"
        actions={
          isOpen ? (
            <Button emphasis="quiet" onClick={() => void signOut()}>
              Sign Out
            </Button>
          ) : null
        }
      />
      {isOpen ? <Bookings /> : <SignIn onDone={() => setOpen(true)} />}
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Panel />
    </StrictMode>,
  );
}
