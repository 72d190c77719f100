import { describeAcceso } from '@garita/domain/acceso/describeAcceso';
import { Fragment } from 'react';
import { type Contrato, type Cuerpo, type Llamada, resolve } from './contrato';
import { toCurl } from './curl';
import { Campo, Dentro, Tipo } from './Forma';
import { Prosa } from './Prosa';

const LUGARES = { path: 'en la ruta', query: 'en la consulta', header: 'cabecera' } as const;

const Contenido = ({ content = {} }: Cuerpo) =>
  Object.entries(content).map(([tipo, { schema, example }]) => (
    <Fragment key={tipo}>
      <p className="tipo">
        {tipo !== 'application/json' && <code>{tipo}</code>} {schema && <Tipo schema={schema} />}
      </p>
      {schema && <Dentro schema={schema} />}
      {example !== undefined && <pre>{JSON.stringify(example, null, 2)}</pre>}
    </Fragment>
  ));

export function LlamadaFicha(props: {
  readonly method: string;
  readonly path: string;
  readonly llamada: Llamada;
  readonly components: Contrato['components'];
}) {
  const { method, path, llamada, components } = props;
  const { operationId, requestBody, responses, 'x-changes': changes } = llamada;
  const parametros = (llamada.parameters ?? []).map((one) => resolve(one, components.parameters));
  const respuesta = resolve(responses['200'] ?? {}, components.responses);
  return (
    <details>
      <summary>
        <h3>
          <span className={`metodo ${llamada['x-effect']}`}>{method.toUpperCase()}</span>{' '}
          <code>/api{path}</code> <span lang="en">{llamada.summary}</span>
        </h3>
      </summary>
      {/* The id is inside the folded part, so that the browser unfolds it for a link to the id. */}
      <div className="ficha" id={operationId}>
        <Prosa texto={llamada.description} />
        <dl>
          <dt>Nombre</dt>
          <dd>
            <a href={`#${operationId}`}>{operationId}</a>
          </dd>
          <dt>Quién puede</dt>
          <dd>{describeAcceso(llamada['x-access'])}</dd>
          {changes && <dt>Temas que cambia</dt>}
          {changes && <dd>{changes.join(', ')}</dd>}
        </dl>
        {parametros.length > 0 && <h4>Parámetros</h4>}
        <ul>
          {parametros.map((one) => (
            <Campo
              key={`${one.in} ${one.name}`}
              nombre={one.name}
              nota={`${LUGARES[one.in]}${one.required ? '' : ', puede faltar'}`}
              schema={one.schema}
              texto={one.description}
            />
          ))}
        </ul>
        {requestBody && <h4>Cuerpo</h4>}
        {requestBody && <Contenido {...requestBody} />}
        <h4>Desde la terminal</h4>
        <pre>{toCurl(method, path, llamada, parametros)}</pre>
        <h4>Respuesta</h4>
        <Prosa texto={respuesta.description} />
        <Contenido {...respuesta} />
        <h4>Fallos</h4>
        <p>
          {Object.keys(responses)
            .filter((status) => status !== '200')
            .map((status) => (
              <Fragment key={status}>
                <a href={`#fallo-${status}`}>{status}</a>{' '}
              </Fragment>
            ))}
        </p>
      </div>
    </details>
  );
}
