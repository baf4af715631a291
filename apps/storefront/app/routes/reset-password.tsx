import { ResetPage } from '../features/account/reset-page.tsx';

export default ResetPage;
