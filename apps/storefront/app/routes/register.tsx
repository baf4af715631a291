import { RegisterPage } from '../features/account/sign-in/register-page.tsx';

export default RegisterPage;
