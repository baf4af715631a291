import { RegisterPage } from '../features/account/register-page.tsx';

export default RegisterPage;
