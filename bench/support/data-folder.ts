const given = process.env.DATA_DIR
if (!given) throw new Error("DATA_DIR names the folder that this program keeps its files in.")

/** The folder that whoever starts a program gives it. */
export const dataFolder: string = given
