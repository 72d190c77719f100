/**
 * Runs work with NODE_ENV=production: with another value, tools make development builds, half as
 * large again.
 * @returns the result; the variable is restored afterwards
 */
export async function inProduction(work) {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
