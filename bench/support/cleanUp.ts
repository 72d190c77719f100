type Task = () => unknown;

const tasks: Task[] = [];

export const atTheEnd = (task: Task): void => void tasks.push(task);

/** The last registered task runs first, and a failure stops none. */
export async function cleanUp(): Promise<void> {
  for (const task of tasks.splice(0).reverse()) {
    try {
      await task();
    } catch (error) {
      console.error(error);
    }
  }
}
