import { LoginPage } from '../features/account/login-page.tsx';

export default LoginPage;
