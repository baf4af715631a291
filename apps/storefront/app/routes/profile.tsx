import { ProfilePage } from '../features/account/profile/profile-page.tsx';

export default ProfilePage;
