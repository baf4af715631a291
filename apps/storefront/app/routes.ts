import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('routes/layout.tsx', [
    index('routes/home.tsx'),
    route('service/:categorySlug?', 'routes/listing.tsx'),
    route('service/details/:serviceId', 'routes/service.tsx', { id: 'service-without-category' }),
    route('service/:categorySlug/:serviceId', 'routes/service.tsx'),
    route('dashboard', 'routes/dashboard.tsx'),
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('verify-email', 'routes/verify-email.tsx'),
    route('not-my-account', 'routes/not-my-account.tsx'),
    route('undo-address-change', 'routes/undo-address-change.tsx'),
    route('profile', 'routes/profile.tsx'),
    route('notifications', 'routes/notifications.tsx'),
    route('my-bookings', 'routes/my-bookings.tsx'),
    route('track', 'routes/track.tsx'),
    route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
    route('blog', 'routes/insights.tsx'),
    route('blog/:insightId', 'routes/insight.tsx'),
    route(':page', 'routes/information.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
] satisfies RouteConfig;
