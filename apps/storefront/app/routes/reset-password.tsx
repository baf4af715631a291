import { ResetPage } from '../features/account/password/reset-page.tsx';

export default ResetPage;
