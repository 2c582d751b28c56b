import type { PageData } from '../app/page-meta.ts';

export function loader(): PageData {
  return { meta: { title: 'Page not found', noIndex: true }, status: 404 };
}

export default function NotFound() {
  return <h1>This page does not exist</h1>;
}
