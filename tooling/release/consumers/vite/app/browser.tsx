import '@pothik/ui/fonts.css';
import '@pothik/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { Bookings } from './bookings';

const root = document.querySelector('#root');
if (root) hydrateRoot(root, <Bookings />, { onRecoverableError: reportError });
