import { Fragment, type ReactNode } from 'react';
import { readRef, type Schema } from './contrato';
import { Prosa } from './Prosa';

const TIPOS: Readonly<Record<string, string>> = {
  integer: 'entero',
  number: 'número',
  string: 'texto',
  boolean: 'true o false',
  null: 'null',
};

const json = (value: unknown) => <code>{JSON.stringify(value)}</code>;

const joined = (parts: readonly ReactNode[], between: string): ReactNode =>
  parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is static, and its parts have no ids
    <Fragment key={i}>
      {i > 0 && between}
      {part}
    </Fragment>
  ));

function kindOf(schema: Schema): ReactNode {
  const { $ref, type, items, additionalProperties } = schema;
  if ($ref) {
    const { name, field } = readRef($ref);
    return <a href={`#forma-${name}`}>{field ? `${field} de ${name}` : name}</a>;
  }
  if ('const' in schema) return json(schema.const);
  if (schema.enum) return joined(schema.enum.map(json), ' · ');
  if (schema.oneOf) return joined(schema.oneOf.map(kindOf), ' o ');
  if (schema.prefixItems) return 'lista de estos valores, en este orden';
  if (type === 'array') return items ? joined(['lista de ', kindOf(items)], '') : 'lista';
  if (type === 'object')
    return typeof additionalProperties === 'object'
      ? joined(['objeto; cada valor, ', kindOf(additionalProperties)], '')
      : 'objeto';
  return schema.format === 'binary' ? 'bytes' : (TIPOS[String(type)] ?? 'cualquier valor');
}

const LIMITES: Readonly<Record<string, (limit: ReactNode) => ReactNode>> = {
  minimum: (limit) => <>desde {limit}</>,
  maximum: (limit) => <>hasta {limit}</>,
  maxLength: (limit) => <>{limit} caracteres como mucho</>,
  maxItems: (limit) => <>{limit} elementos como mucho</>,
  pattern: (limit) => <code>{limit}</code>,
  default: (limit) => <>si falta vale {limit}</>,
};

export const Tipo = ({ schema }: { schema: Schema }) =>
  joined(
    [
      kindOf(schema),
      ...Object.entries(LIMITES)
        .filter(([name]) => name in schema)
        .map(([name, toWords]) => toWords(String(schema[name]))),
    ],
    ', ',
  );

export const Campo = (props: {
  nombre: string;
  nota?: string | undefined;
  schema: Schema;
  texto?: string | undefined;
}) => (
  <li>
    <p>
      <code>{props.nombre}</code>{' '}
      <span className="tipo">
        <Tipo schema={props.schema} />
      </span>
      {props.nota && <em> · {props.nota}</em>}
    </p>
    <Prosa texto={props.texto ?? props.schema.description} />
    <Dentro schema={props.schema} />
  </li>
);

/** The fields of an inline schema. A named schema has a section with its fields. */
export function Dentro({ schema }: { schema: Schema }): ReactNode {
  const { properties, required = [], items, prefixItems, oneOf, additionalProperties } = schema;
  if (properties)
    return (
      <ul>
        {Object.entries(properties).map(([nombre, campo]) => (
          <Campo
            key={nombre}
            nombre={nombre}
            nota={required.includes(nombre) ? undefined : 'puede faltar'}
            schema={campo}
          />
        ))}
      </ul>
    );
  if (prefixItems)
    return (
      <ol>
        {prefixItems.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an element of a tuple is identified by its position
          <li key={i}>
            <p className="tipo">
              <Tipo schema={item} />
            </p>
            <Prosa texto={item.description} />
            <Dentro schema={item} />
          </li>
        ))}
      </ol>
    );
  const parts = oneOf ?? [items, additionalProperties];
  return joined(
    parts.map((part) => typeof part === 'object' && <Dentro schema={part} />),
    '',
  );
}
