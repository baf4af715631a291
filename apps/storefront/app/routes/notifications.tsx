import { NotificationsPage } from '../features/account/notifications-page.tsx';

export default NotificationsPage;
