import { ForgotPage } from '../features/account/forgot-page.tsx';

export default ForgotPage;
