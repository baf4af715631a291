import { ForgotPage } from '../features/account/password/forgot-page.tsx';

export default ForgotPage;
