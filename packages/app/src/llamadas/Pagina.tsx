import { nombresPermisos } from '@garita/domain/acceso/nombresPermisos';
import type { ReactNode } from 'react';
import type { Contrato } from './contrato';
import { Dentro, Tipo } from './Forma';
import { FALLOS, GUIA } from './guia';
import { LlamadaFicha } from './LlamadaFicha';
import { Prosa } from './Prosa';

/** @param prefix the prefix of the anchor ids */
const Codigos = ({ de, prefix }: { de: Readonly<Record<string, string>>; prefix: string }) => (
  <dl>
    {Object.entries(de).map(([codigo, texto]) => (
      <div key={codigo} id={`${prefix}-${codigo}`}>
        <dt>
          <code>{codigo}</code>
        </dt>
        <dd>
          <Prosa texto={texto} lang="es" />
        </dd>
      </div>
    ))}
  </dl>
);

const Plegado = (props: { titulo: ReactNode; id?: string; children: ReactNode }) => (
  <details>
    <summary>{props.titulo}</summary>
    <div className="ficha" id={props.id}>
      {props.children}
    </div>
  </details>
);

export function Pagina({ contrato: { info, tags, paths, components } }: { contrato: Contrato }) {
  const llamadas = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, llamada]) => ({ method, path, llamada })),
  );
  const entrada = `Todo lo que hace el portal se le puede pedir también desde un programa: ${llamadas.length} llamadas bajo \`/api\`, en JSON. Esta página sale del contrato, [openapi.json](openapi.json) (OpenAPI 3.1, versión ${info.version}); lo que dice de cada llamada está en inglés. Para encontrar una, usa la búsqueda del navegador.`;
  return (
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Las llamadas de Garita</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="estilo.css" />
      </head>
      <body>
        <main>
          <p>
            <a href="/">Volver al portal</a>
          </p>
          <h1>Las llamadas de Garita</h1>
          <Prosa texto={entrada} lang="es" />
          <nav aria-label="Temas">
            {[...tags, { name: 'formas' }].map(({ name }) => (
              <a key={name} href={`#tema-${name}`}>
                {name}
              </a>
            ))}
          </nav>
          {GUIA.map(({ titulo, texto, codigo }) => (
            <section key={titulo}>
              <h2>{titulo}</h2>
              <Prosa texto={texto} lang="es" />
              {codigo && <pre>{codigo}</pre>}
            </section>
          ))}
          <section>
            <h2>Códigos</h2>
            <Codigos de={FALLOS} prefix="fallo" />
            <Plegado titulo="Los permisos">
              <Codigos de={nombresPermisos} prefix="permiso" />
            </Plegado>
            <Plegado titulo="Lo que el contrato dice de sí mismo, en inglés">
              <Prosa texto={info.description} />
            </Plegado>
          </section>
          {tags.map(({ name, description }) => (
            <section key={name}>
              <h2 id={`tema-${name}`}>{name}</h2>
              <Prosa texto={description} />
              {llamadas
                .filter(({ llamada }) => llamada.tags.includes(name))
                .map((one) => (
                  <LlamadaFicha key={one.llamada.operationId} components={components} {...one} />
                ))}
            </section>
          ))}
          <section>
            <h2 id="tema-formas">formas</h2>
            <Prosa texto="Lo que llevan los cuerpos y las respuestas, por su nombre." lang="es" />
            {Object.entries(components.schemas).map(([name, schema]) => (
              <Plegado key={name} titulo={name} id={`forma-${name}`}>
                <p className="tipo">
                  <Tipo schema={schema} />
                </p>
                <Prosa texto={schema.description} />
                <Dentro schema={schema} />
              </Plegado>
            ))}
          </section>
        </main>
      </body>
    </html>
  );
}
