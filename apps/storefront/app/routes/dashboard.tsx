import { Navigate, redirect } from 'react-router';

/** An old address of the start page (Specification §2). */
export const loader = () => redirect('/');
export const clientLoader = () => null;

export default function Dashboard() {
  return <Navigate to="/" replace />;
}
