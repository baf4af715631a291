import { LoginPage } from '../features/account/sign-in/login-page.tsx';

export default LoginPage;
