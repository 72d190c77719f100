import { resolve } from 'node:path';
import type { PropItem } from 'react-docgen-typescript';
import docgen from 'react-docgen-typescript';
import ts from 'typescript';
import type { PropDoc, PropDocs } from '../packages/ui/src/docs/pagina/PropDocs';

const UI = resolve('packages/ui');
const USUAL = new Set(
  'onPress onChange onBlur type name isDisabled isRequired isPending autoFocus autoComplete maxLength inputMode href target'.split(
    ' ',
  ),
);
const isReact = (file: string): boolean => file.includes('@types/react/');
const PARSER = docgen.withCompilerOptions(
  {},
  {
    shouldExtractLiteralValuesFromEnum: true,
    skipChildrenPropWithoutDoc: false,
    // Keeps our own properties and the usual properties of React Aria, and drops dozens of others.
    propFilter: ({ name, parent }) =>
      !parent?.fileName.includes('node_modules') || (!isReact(parent.fileName) && USUAL.has(name)),
  },
);

function readOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(resolve(UI, 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, UI).options;
}

/** The default values in a component's destructured parameters, or in its first lines. */
function readDefaults(source: ts.SourceFile | undefined, name: string): Map<string, string> {
  const defaults = new Map<string, string>();
  const read = (pattern: ts.BindingName | undefined) => {
    if (!pattern || !ts.isObjectBindingPattern(pattern)) return;
    for (const { name: bound, propertyName, initializer } of pattern.elements)
      if (initializer) defaults.set((propertyName ?? bound).getText(), initializer.getText());
  };
  source?.forEachChild((node) => {
    if (!ts.isFunctionDeclaration(node) || node.name?.text !== name) return;
    read(node.parameters[0]?.name);
    for (const line of node.body?.statements ?? [])
      if (ts.isVariableStatement(line))
        for (const { name: bound, initializer } of line.declarationList.declarations)
          if (initializer?.getText() === 'props') read(bound);
  });
  return defaults;
}

const typeOf = ({ type }: PropItem): string =>
  type.name === 'enum' && Array.isArray(type.value)
    ? type.value.map(({ value }) => value as string).join(' | ')
    : type.name;

/** The members of the interfaces that a file exports, inherited ones included. */
function readInterfaces(source: ts.SourceFile, checker: ts.TypeChecker): PropDocs {
  const found = source.statements.filter(
    (one): one is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(one) &&
      one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true,
  );
  return Object.fromEntries(
    found.map((one) => [
      one.name.text,
      checker.getPropertiesOfType(checker.getTypeAtLocation(one)).flatMap((member): PropDoc[] => {
        const declared = member.declarations?.find(ts.isPropertySignature);
        // The properties of JavaScript's own `Error` have no row.
        if (!declared || declared.getSourceFile().fileName.includes('node_modules')) return [];
        return [
          {
            name: member.name,
            type: declared.type?.getText() ?? '',
            isRequired: !declared.questionToken,
            description: ts.displayPartsToString(member.getDocumentationComment(checker)),
          },
        ];
      }),
    ]),
  );
}

let program: ts.Program | undefined;

/**
 * The properties of a file's components, or of the interfaces of a file without JSX. All files
 * share one TypeScript program, and a new file is
 * added to this program.
 */
export function readProps(file: string): PropDocs {
  if (!program?.getSourceFile(file))
    program = ts.createProgram(
      [...(program?.getRootFileNames() ?? []), file],
      readOptions(),
      undefined,
      program,
    );
  const asked = program;
  const source = asked.getSourceFile(file);
  if (source && file.endsWith('.ts')) return readInterfaces(source, asked.getTypeChecker());
  const found = PARSER.parseWithProgramProvider(file, () => asked);
  return Object.fromEntries(
    found.map(({ displayName, props }) => {
      const defaults = readDefaults(source, displayName);
      const rows = Object.values(props).map((prop): PropDoc => {
        const defaultValue = defaults.get(prop.name);
        return {
          name: prop.name,
          type: typeOf(prop),
          isRequired: prop.required,
          description: prop.description,
          ...(defaultValue !== undefined && { defaultValue }),
        };
      });
      return [displayName, rows.sort((a, b) => Number(b.isRequired) - Number(a.isRequired))];
    }),
  );
}

export const forgetTypes = (): void => {
  program = undefined;
};
