import { call, createGarita } from '@garita/api-client';
import { LinkButton } from '@garita/ui/LinkButton';
import { PageHeader } from '@garita/ui/PageHeader';
import { Multas } from './Multas';

/** Rendered on the server, which has the token; the browser gets the rows alone. */
export default async function Page() {
  const { GARITA_URL: baseUrl = 'http://localhost:3000', GARITA_TOKEN: token = '' } = process.env;
  const multas = await call(createGarita({ baseUrl, token }), 'getAllMultas');
  return (
    <main style={{ maxWidth: 1100, margin: '0 auto', padding: 24 }}>
      <PageHeader
        title="Multas"
        action={
          <LinkButton variant="primary" href={`${baseUrl}/multas`}>
            Abrir el portal
          </LinkButton>
        }
      />
      <Multas rows={multas} />
    </main>
  );
}
