import type { NextConfig } from 'next';

// One style sheet and one React for the page and the packages.
const config: NextConfig = { compiler: { styledComponents: true } };

export default config;
