import { ProfilePage } from '../features/account/profile-page.tsx';

export default ProfilePage;
