import type { Grant } from '@garita/domain/acceso/can';

export interface Schema extends Readonly<Record<string, unknown>> {
  readonly $ref?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
}

type Content = Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;
type Named<T> = Readonly<Record<string, T>>;
type Ref = { readonly $ref: string };

export interface Parametro {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Cuerpo {
  readonly description?: string;
  readonly content?: Content;
}

export interface Llamada {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly (Parametro | Ref)[];
  readonly requestBody?: Cuerpo;
  readonly responses: Named<Cuerpo | Ref>;
  readonly 'x-access': readonly Grant[];
  readonly 'x-effect': 'read' | 'write';
  readonly 'x-changes'?: readonly string[];
}

/** The parts of `openapi.yaml` that the page shows. */
export interface Contrato {
  readonly info: { readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Named<Named<Llamada>>;
  readonly components: {
    readonly schemas: Named<Schema>;
    readonly parameters: Named<Parametro>;
    readonly responses: Named<Cuerpo>;
  };
}

/**
 * Reads a reference: `#/components/schemas/Mision/properties/nombre` is the field `nombre` of the
 * schema `Mision`.
 */
export function readRef($ref: string): {
  readonly name: string;
  readonly field: string | undefined;
} {
  const [, , , name = '', , field] = $ref.split('/');
  return { name, field };
}

export const resolve = <T extends object>(given: T | Ref, named: Named<T>): T =>
  ('$ref' in given ? named[readRef(given.$ref).name] : given) as T;
