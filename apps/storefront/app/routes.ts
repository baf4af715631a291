import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const later = (path: string, id: string) => route(path, 'routes/later.tsx', { id });

export default [
  layout('routes/layout.tsx', [
    index('routes/home.tsx'),
    route('service/:categorySlug?', 'routes/listing.tsx'),
    route('service/details/:serviceId', 'routes/service.tsx', { id: 'service-without-category' }),
    route('service/:categorySlug/:serviceId', 'routes/service.tsx'),
    route('dashboard', 'routes/dashboard.tsx'),
    later('login', 'login'),
    later('register', 'register'),
    later('forgot-password', 'forgot-password'),
    later('reset-password', 'reset-password'),
    later('track', 'track'),
    later('profile', 'profile'),
    later('my-bookings', 'my-bookings'),
    route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
    route(':page', 'routes/information.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
] satisfies RouteConfig;
