import { NotificationsPage } from '../features/account/profile/notifications-page.tsx';

export default NotificationsPage;
